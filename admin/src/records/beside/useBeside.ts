import { type AnySection, isPreviewable } from '@coop/domain';
import { useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useStore } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';

/** State of the live preview: beside the form on wide screens (persisted), over it on narrow ones (not persisted). */
export function useBeside(section: AnySection) {
  const can = useCan();
  const record = useRecordContext();
  const hasRoom = useMediaQuery('(min-width: 1280px)');
  const [isKept, setKept] = useStore('paginaAlLado', false);
  const [isOver, setOver] = useState(false);
  const isOffered = record !== undefined && isPreviewable(section) && can(section.name, 'editar');
  const isShown = hasRoom ? isKept === true : isOver;
  return {
    isOffered,
    hasRoom,
    isShown: isOffered && isShown,
    toggle: () => (hasRoom ? setKept(!isShown) : setOver(!isShown)),
  };
}

export type Beside = ReturnType<typeof useBeside>;
