import { type AnySection, isPreviewable } from '@coop/domain';
import VerticalSplit from '@mui/icons-material/VerticalSplitOutlined';
import { Button, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useStore } from 'react-admin';
import { useCan } from '../../ground/staff/staff';

/** State of the live preview: beside the form on wide screens (persisted), over it on narrow ones (not persisted). */
export function useSidePreview(section: AnySection) {
  const can = useCan();
  const record = useRecordContext();
  const hasRoom = useMediaQuery('(min-width: 1280px)');
  const [isPreferred, setPreferred] = useStore('paginaAlLado', false);
  const [isOver, setOver] = useState(false);
  const isOffered = record !== undefined && isPreviewable(section) && can(section.name, 'editar');
  const isShown = hasRoom ? isPreferred === true : isOver;
  return {
    isOffered,
    hasRoom,
    isShown: isOffered && isShown,
    toggle: () => (hasRoom ? setPreferred(!isShown) : setOver(!isShown)),
  };
}

type SidePreviewState = ReturnType<typeof useSidePreview>;

export function SidePreviewButton({ beside: { isOffered, isShown, toggle } }: { beside: SidePreviewState }) {
  if (!isOffered) return null;
  return (
    <Button
      variant={isShown ? 'contained' : 'outlined'}
      startIcon={<VerticalSplit />}
      aria-pressed={isShown}
      onClick={toggle}
    >
      Página al lado
    </Button>
  );
}
