/** The multipart form of an upload, for OpenAPI. */
export const uploadForm = {
  type: 'object',
  required: ['archivo', 'seccion', 'campo'],
  properties: {
    archivo: { type: 'string', format: 'binary' },
    seccion: { type: 'string', examples: ['novedades'] },
    campo: { type: 'string', description: 'Dentro de un grupo, con punto', examples: ['imagen', 'galeria.imagen'] },
    alternativo: {
      type: 'string',
      description: 'Qué muestra la imagen, para quien no la ve. Obligatorio en imágenes.',
    },
  },
};
