import { SectionEdit } from '../../records/screens/later';
import type { Override } from '../Override';
import { TogetherNotice } from './TogetherNotice';

/** Announcements share two places of the site that hold one at a time: their form says when another takes it. */
export const comunicados: Override = {
  section: 'comunicados',
  Edit: (props) => (
    <SectionEdit
      {...props}
      beside={
        <>
          <TogetherNotice
            section={props.section.name}
            place={{ field: 'enVentana', one: 'una sola ventana en el inicio' }}
          />
          <TogetherNotice
            section={props.section.name}
            place={{ field: 'enAviso', one: 'un solo aviso sobre las páginas' }}
          />
        </>
      }
    />
  ),
};
