-- The section «Correos»: the mails without their texts. Its orders are written through it, which PostgreSQL does by itself
-- for a view of one table.
CREATE VIEW "sitio_correos" AS
SELECT "id", "version", "creado_en", "creado_por", "actualizado_en", "actualizado_por", "para", "asunto", "seccion",
  "registro", "estado", "intentos", "proximo_intento", "enviado_en", "ultimo_error"
FROM "correos";
