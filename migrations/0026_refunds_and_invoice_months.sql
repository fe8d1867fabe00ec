CREATE TABLE "sandbox_refunds" (
	"merchant_refund_id" text PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"merchant_transaction_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_state_known" CHECK ("sandbox_refunds"."state" in ('PENDING', 'COMPLETED', 'FAILED'))
);
--> statement-breakpoint
ALTER TABLE "number_views" DROP CONSTRAINT "number_views_subject_known";--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_merchant_transaction_id_sandbox_orders_merchant_transaction_id_fk" FOREIGN KEY ("merchant_transaction_id") REFERENCES "public"."sandbox_orders"("merchant_transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_refunds_order" ON "sandbox_refunds" USING btree ("merchant_transaction_id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
ALTER TABLE "number_views" ADD CONSTRAINT "number_views_subject_known" CHECK ("number_views"."subject_type" in ('lead', 'job-application', 'payment'));