/** The multipart form of a replacement, for OpenAPI. */
export const replacementForm = {
  type: 'object',
  required: ['archivo', 'motivo'],
  properties: {
    archivo: { type: 'string', format: 'binary' },
    version: { type: 'integer', description: 'La versión del archivo que se vio; sobra si la dice If-Match' },
    motivo: { type: 'string', description: 'Por qué se reemplaza', minLength: 5, maxLength: 300 },
  },
};
