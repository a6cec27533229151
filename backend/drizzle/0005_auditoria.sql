-- The section «Auditoría»: the history as a list that can be searched, filtered and exported like any other.
CREATE VIEW "sitio_auditoria" AS
SELECT "id", "version", "en" AS "creado_en", "uid" AS "creado_por", "en" AS "actualizado_en", "uid" AS "actualizado_por",
  "email", "seccion", "accion", "titulo", "registro"
FROM "historial";
