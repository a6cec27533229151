import { formatSize } from '@coop/domain';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import { Box, Typography } from '@mui/material';
import { type Attributes, Node } from '@tiptap/core';
import { NodeViewContent, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { StoredImage } from '../../files/FileThumb';
import { useStoredFile } from '../../files/StoredFilePreview';

export function CardView({ node }: NodeViewProps) {
  const { archivo, href } = node.attrs;
  return (
    <NodeViewWrapper>
      <Box sx={card}>
        <Box contentEditable={false} data-drag-handle sx={{ display: 'flex', cursor: 'grab', color: 'primary.main' }}>
          {archivo ? <PictureAsPdf /> : <PlayCircle />}
        </Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <NodeViewContent
            data-vacio={node.content.size === 0 ? 'Escriba cómo se llama' : undefined}
            style={{ fontWeight: 650 }}
          />
          <Box contentEditable={false} sx={{ color: 'text.secondary', fontSize: '0.85rem', overflowWrap: 'anywhere' }}>
            {archivo ? <DocumentFacts id={String(archivo)} /> : `YouTube · ${String(href)}`}
          </Box>
        </Box>
      </Box>
    </NodeViewWrapper>
  );
}

function DocumentFacts({ id }: { id: string }) {
  const { data: file, isPending } = useStoredFile(id);
  if (!file) return <>{isPending ? 'Cargando…' : 'Documento no disponible'}</>;
  return <>{`PDF · ${formatSize(file.tamano)} · ${file.nombreOriginal}`}</>;
}

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1,
  my: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

function FigureView({ node }: NodeViewProps) {
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

export const fileAttribute: Attributes = {
  archivo: {
    default: null,
    isRequired: true,
    parseHTML: (element) => element.dataset.archivo,
    renderHTML: ({ archivo }) => ({ 'data-archivo': archivo }),
  },
};

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'text*',
  marks: '',
  isolating: true,
  draggable: true,
  addAttributes: () => fileAttribute,
  parseHTML: () => [{ tag: 'figure[data-archivo]', contentElement: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, ['figcaption', 0]],
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});
