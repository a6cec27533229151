import { formatSize } from '@coop/domain';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import { Box } from '@mui/material';
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useStoredFile } from '../../../files/useStoredFile';

/** Card of a document or video: an editable label and derived details. */
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
