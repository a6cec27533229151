ALTER TABLE "sitio_paginas" drop column "texto_buscado";--> statement-breakpoint
ALTER TABLE "sitio_paginas" ADD COLUMN "texto_buscado" text GENERATED ALWAYS AS (translate(lower((coalesce(("ruta")::text, '') || ' ' || coalesce(("titulo")::text, '') || ' ' || coalesce(("resumen")::text, '') || ' ' || coalesce((jsonb_path_query_array("bloques", '$.** ? (@.type() == "string")'))::text, ''))::text), 'áéíóúüñàèìòùâêîôûäëïö', 'aeiouunaeiouaeiouaeio')) STORED;--> statement-breakpoint
CREATE INDEX "sitio_paginas_texto_buscado_lista" ON "sitio_paginas" USING gin ("texto_buscado" gin_trgm_ops);
