import { lazy, Suspense } from 'react';
import { Loading } from 'react-admin';
import type { InputProps } from '../InputProps';

const Editor = lazy(async () => ({ default: (await import('./RichTextEditor')).RichTextEditor }));

/** Formatted text. The editor is large, and comes only with the forms that have one. */
export function RichTextInput(props: InputProps<'richText'>) {
  return (
    <Suspense fallback={<Loading loadingPrimary="" loadingSecondary="" />}>
      <Editor {...props} />
    </Suspense>
  );
}
