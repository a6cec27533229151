import { glosario } from '@coop/domain/glosario';
import { plain } from '@coop/domain/plain';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';

/** The terms of the norm and of the trade, looked for by their letters or by what they mean. */
export function Glossary() {
  const [text, setText] = useState('');
  const found = Object.entries(glosario).filter(([term, { name, means }]) =>
    plain(`${term} ${name} ${means}`).includes(plain(text)),
  );
  return (
    <Box component="section" aria-labelledby="ayuda-glosario" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="ayuda-glosario" variant="h3">
        Glosario
      </Typography>
      <TextField
        type="search"
        label="Buscar un término"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {found.map(([term, { name, means }]) => (
          <div key={term}>
            <Box component="dt" sx={{ fontWeight: 650 }}>{`${term}: ${name}`}</Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {means}
            </Box>
          </div>
        ))}
      </Box>
      {found.length === 0 && <Typography role="status">Ningún término con esas letras.</Typography>}
    </Box>
  );
}
