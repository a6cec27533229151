import { type AnySection, exampleValues, findSection, helpOf } from '@coop/domain';
import { glosario } from '@coop/domain/glosario';
import { plain } from '@coop/domain/plain';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { entryAt } from '../../ground/menu/entries';
import { SideDrawer } from '../../ground/page/SideDrawer';
import { useFirstDay } from '../../ground/queries/opening';
import { useCan, useYo } from '../../ground/staff/staff';
import { FirstDayList } from '../../panel/firstDay/FirstDayList';
import { fromExample } from '../../records/publishing/notices';

export function HelpDrawer({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const section = findSection(entryAt(pathname) ?? '') as AnySection | undefined;
  const { menu } = useYo();
  const { tasks, isAside, putAside } = useFirstDay({ always: true });
  const isAhead = !menu.includes('panel') && !isAside && tasks.some(({ hecho }) => !hecho);
  const firstDay = tasks.length > 0 && (
    <Box component="section" aria-labelledby="ayuda-dia" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="ayuda-dia" variant="h3">
        Su primer día
      </Typography>
      <FirstDayList tasks={tasks} onFollowed={onClose} />
      {isAhead && (
        <Button size="small" onClick={putAside} sx={{ justifySelf: 'start' }}>
          Ya conozco el panel
        </Button>
      )}
    </Box>
  );
  return (
    <SideDrawer title="Ayuda" width={440} onClose={onClose}>
      {isAhead && firstDay}
      {section && <SectionHelp section={section} onFollowed={onClose} />}
      {!isAhead && firstDay}
      <Glossary />
    </SideDrawer>
  );
}

function Glossary() {
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

type Props = { section: AnySection; onFollowed: () => void };

function SectionHelp({ section, onFollowed }: Props) {
  const can = useCan();
  const { about, seenBy, steps } = helpOf(section);
  const hasExample = Object.keys(exampleValues(section)).length > 0;
  return (
    <Box component="section" aria-labelledby="ayuda-seccion" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="ayuda-seccion" variant="h3">
        {section.label.many}
      </Typography>
      <Typography>{about}</Typography>
      <Typography component="h4" sx={{ fontWeight: 650 }}>
        Quién lo ve
      </Typography>
      {seenBy.map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
      <Typography component="h4" sx={{ fontWeight: 650 }}>
        En tres pasos
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      {hasExample && can(section.name, 'crear') && (
        <Button
          variant="outlined"
          component={Link}
          to={fromExample(section)}
          onClick={onFollowed}
          sx={{ justifySelf: 'start' }}
        >
          Empezar con un ejemplo
        </Button>
      )}
    </Box>
  );
}
