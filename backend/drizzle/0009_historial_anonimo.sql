-- The one change that a line of history takes: its personal data goes when the term to keep it is over. It must be asked
-- for within the transaction, and who, what, when and which row stay as they were written.
CREATE OR REPLACE FUNCTION "historial_solo_crece"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('historial.anonimizar', true) = 'si' THEN
    IF (NEW."id", NEW."seccion", NEW."registro", NEW."version", NEW."accion", NEW."uid", NEW."email", NEW."en")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."seccion", OLD."registro", OLD."version", OLD."accion", OLD."uid", OLD."email", OLD."en")
      AND (NEW."datos" IS NULL) = (OLD."datos" IS NULL)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'El historial no se cambia ni se borra' USING ERRCODE = 'restrict_violation';
END
$$;
