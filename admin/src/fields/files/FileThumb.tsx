import type { StaffFile } from '@coop/domain/answers';
import Description from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Box } from '@mui/material';
import { isImage } from '../../ground/api/isImage';
import { cropPosition } from './cropPosition';
import { StoredImage } from './StoredImage';

/** A file at a glance: its picture, or the sign of its type. Its name stands beside it, so it says nothing itself. */
export function FileThumb({ file }: { file: StaffFile }) {
  const Icon = file.mime === 'application/pdf' ? PictureAsPdf : Description;
  return (
    <Box
      aria-hidden
      sx={{ aspectRatio: '4 / 3', display: 'grid', placeItems: 'center', overflow: 'hidden', bgcolor: 'action.hover' }}
    >
      {isImage(file) ? (
        <StoredImage
          file={file}
          size="miniatura"
          alt=""
          style={{ width: '100%', height: '100%', objectFit: 'cover', objectPosition: cropPosition(file.foco) }}
        />
      ) : (
        <Icon sx={{ fontSize: 56, color: 'text.secondary' }} />
      )}
    </Box>
  );
}
