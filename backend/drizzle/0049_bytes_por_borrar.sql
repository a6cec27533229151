CREATE TABLE "archivos_por_borrar" (
	"clave" uuid PRIMARY KEY NOT NULL,
	"desde" timestamp(3) with time zone NOT NULL
);
