-- The row trigger does not see TRUNCATE, which would empty the audit log.
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
