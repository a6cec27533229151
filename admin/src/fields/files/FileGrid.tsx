import type { LibraryFile } from '@coop/domain/answers';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { FileThumb } from './FileThumb';
import { fileFacts, usesText } from './fileFacts';

type Props = { files: readonly LibraryFile[]; onOpen: (file: LibraryFile) => void };

/** Grid of files; a click opens or selects one. */
export function FileGrid({ files, onOpen }: Props) {
  return (
    <Box component="ul" sx={grid}>
      {files.map((file) => (
        <Card key={file.id} component="li">
          <CardActionArea onClick={() => onOpen(file)} sx={tile}>
            <FileThumb file={file} />
            <Box sx={{ p: 1.25, pt: 1, display: 'grid', gap: 0.25 }}>
              <Typography sx={name}>{file.nombreOriginal}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>
                {fileFacts(file)}
              </Typography>
              <Typography
                variant="body2"
                sx={{ fontSize: '0.8rem', fontWeight: 650, color: file.usos > 0 ? 'success.main' : 'warning.main' }}
              >
                {usesText(file.usos)}
              </Typography>
            </Box>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
};

/** Overrides the button's vertical centring, so that all file names align at the top. */
const tile = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'start',
};

const name = {
  fontWeight: 600,
  fontSize: '0.9rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
