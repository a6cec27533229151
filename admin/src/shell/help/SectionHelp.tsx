import { type AnySection, exampleValues, helpOf } from '@coop/domain';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { fromExample } from '../../records/publishing/newFrom';

type Props = { section: AnySection; onFollowed: () => void };

/** What a section is, who sees it, how it is worked, and a beginning to change into one's own. */
export function SectionHelp({ section, onFollowed }: Props) {
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
