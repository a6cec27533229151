import { Box, Typography } from '@mui/material';
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { StoredImage } from '../../../files/StoredImage';
import { useStoredFile } from '../../../files/useStoredFile';

/** Image as visitors see it, with its alternative text and its editable caption. */
export function FigureView({ node }: NodeViewProps) {
  const { data: file, isPending } = useStoredFile(String(node.attrs.archivo));
  return (
    <NodeViewWrapper as="figure">
      <Box contentEditable={false} data-drag-handle sx={{ cursor: 'grab' }}>
        {file && <StoredImage file={file} size="ancho" style={{ maxHeight: 320, borderRadius: 8 }} />}
        {!file && <span>{isPending ? 'Cargando la imagen…' : 'Imagen no disponible'}</span>}
        {file?.alternativo && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Texto alternativo: {file.alternativo}
          </Typography>
        )}
      </Box>
      <NodeViewContent<'figcaption'>
        as="figcaption"
        data-vacio={node.content.size === 0 ? 'Pie de imagen (opcional)' : undefined}
      />
    </NodeViewWrapper>
  );
}
