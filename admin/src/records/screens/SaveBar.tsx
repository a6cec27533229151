import type { AnySection } from '@coop/domain';
import { Box, Paper, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SaveButton, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useCan } from '../../ground/staff/useCan';
import { PublishButton } from '../publishing/PublishButton';

type Props = { section: AnySection /** Further actions on the record. */; children?: ReactNode };

/** Sticky bar with the form's buttons; on small screens only the save buttons. */
export function SaveBar({ section, children }: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const record = useRecordContext();
  const can = useCan();
  const { isSubmitting } = useFormState();
  const isPublication = section.kind === 'publication';
  const publishes = isPublication && record?.estado !== 'archivado' && can(section.name, 'publicar');
  const saving = !isPublication || record?.estado === 'archivado' ? 'Guardar' : savingWords[String(record?.estado)];
  return (
    <>
      {isNarrow && children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>}
      <Paper
        variant="outlined"
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 3,
          p: { xs: 1, md: 1.5 },
          display: 'flex',
          gap: 1,
          flexWrap: 'wrap',
          alignItems: 'center',
          // Touch targets need more height than small buttons have.
          '& .MuiButton-sizeSmall': { minHeight: 40, flexGrow: 1 },
        }}
      >
        <SaveButton
          alwaysEnable
          // Blocks a double submission without disabling the button, which would lose the keyboard focus.
          onClick={(event) => isSubmitting && event.preventDefault()}
          aria-keyshortcuts="Control+S"
          label={saving ?? 'Guardar borrador'}
          variant={publishes ? 'outlined' : 'contained'}
          size={isNarrow && publishes ? 'small' : 'medium'}
        />
        {publishes && <PublishButton section={section} isNarrow={isNarrow} />}
        {!isNarrow && children}
      </Paper>
    </>
  );
}

const savingWords: Record<string, string> = { borrador: 'Guardar borrador', publicado: 'Guardar sin publicar' };
