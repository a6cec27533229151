import { Suspense } from 'react';
import { Loading } from 'react-admin';
import { lazily } from '../../../ground/page/lazily';
import type { InputProps } from '../InputProps';

const Editor = lazily(async () => (await import('./RichTextEditor')).RichTextEditor);

/** Formatted text. The editor is large, and comes only with the forms that have one. */
export function RichTextInput(props: InputProps<'richText'>) {
  return (
    <Suspense fallback={<Loading loadingPrimary="" loadingSecondary="" />}>
      <Editor {...props} />
    </Suspense>
  );
}
