import { type Termino, termsIn } from '@coop/domain';
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ground/page/lazyWithRetry';

const Dialog = lazyWithRetry(async () => (await import('./TermDialog')).TermDialog);

export function TermButtons({ text }: { text: string }) {
  const [open, setOpen] = useState<Termino>();
  const terms = termsIn(text);
  if (terms.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {terms.map((term) => (
        <Button key={term} size="small" onClick={() => setOpen(term)} sx={{ py: 0, minHeight: 28, fontSize: '0.8rem' }}>
          {`¿Qué es ${term}?`}
        </Button>
      ))}
      {open && (
        <Suspense>
          <Dialog term={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
