import type { Field } from '@coop/domain';
import type { ComponentType } from 'react';
import type { DisplayProps } from '../../fields/displays/DisplayProps';

/** Column renderers that override those of the field kinds. */
export type Columns = Partial<Record<string, ComponentType<Omit<DisplayProps, 'field'> & { field: Field }>>>;
