import type { Field } from '@coop/domain';
import type { ComponentType } from 'react';
import type { DisplayProps } from '../../fields/displays/DisplayProps';

/** How a section shows some of its columns otherwise than their kind does. */
export type Columns = Partial<Record<string, ComponentType<Omit<DisplayProps, 'field'> & { field: Field }>>>;
