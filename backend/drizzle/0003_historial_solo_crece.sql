-- Nobody rewrites what happened, not even through another program on the same database.
CREATE FUNCTION "historial_solo_crece"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'El historial no se cambia ni se borra' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "historial_sin_cambios" BEFORE UPDATE OR DELETE ON "historial" FOR EACH ROW EXECUTE FUNCTION "historial_solo_crece"();--> statement-breakpoint
CREATE TRIGGER "historial_sin_vaciar" BEFORE TRUNCATE ON "historial" FOR EACH STATEMENT EXECUTE FUNCTION "historial_solo_crece"();
