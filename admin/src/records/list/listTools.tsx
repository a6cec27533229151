import type { Action, AnySection } from '@coop/domain';
import { type ComponentType, Suspense, useState } from 'react';
import { later } from '../../ground/page/lazyWithRetry';
import { useCan } from '../../ground/staff/staff';

export type ListTool = {
  label: string;
  needs?: Action;
  Dialog: ComponentType<{ section: AnySection; onClose: () => void }>;
};

const importing: ListTool = {
  label: 'Importar',
  needs: 'crear',
  Dialog: later(async () => (await import('../imports/ImportDialog')).ImportDialog),
};

export function useListTools(section: AnySection, own: readonly ListTool[]) {
  const can = useCan();
  const [tool, open] = useState<ListTool>();
  const all = section.imports ? [importing, ...own] : own;
  const tools = all.filter(({ needs }) => !needs || can(section.name, needs));
  const dialog = tool && (
    <Suspense>
      <tool.Dialog section={section} onClose={() => open(undefined)} />
    </Suspense>
  );
  return { tools, open, dialog };
}
