import { extractText, getDocumentProxy } from 'unpdf';
import { serveTasks } from '../processes/serveTasks.js';

serveTasks(async (bytes) => {
  try {
    const document = await getDocumentProxy(bytes);
    const { totalPages, text } = await extractText(document, { mergePages: true });
    await document.destroy();
    return { paginas: totalPages, texto: text };
  } catch {
    return null;
  }
});
