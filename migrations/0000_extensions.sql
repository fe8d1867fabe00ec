-- Trigrams forgive typing mistakes in the search field.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
