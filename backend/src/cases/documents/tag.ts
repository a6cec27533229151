/** An element of the structure that reading software follows (PDF/UA), in the order in which elements are added. */
export class Tag {
  private constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly name: string,
    private readonly element: PDFKit.PDFStructureElement,
  ) {}

  /** The element of the whole document. */
  static root(pdf: PDFKit.PDFDocument): Tag {
    const element = pdf.struct('Document');
    pdf.addStructure(element);
    return new Tag(pdf, 'Document', element);
  }

  add(name: string, options: PDFKit.Mixins.StructureElementOptions = {}): Tag {
    const element = this.pdf.struct(name, options);
    this.element.add(element);
    return new Tag(this.pdf, name, element);
  }

  /** Draws content of the element, once for each page on which it stands. */
  draw(write: () => void): void {
    const content = this.pdf.markStructureContent(this.name);
    write();
    this.pdf.endMarkedContent();
    this.element.add(content);
  }

  /** Makes an area of the page the link that the element is. */
  open(address: string, x: number, y: number, width: number, height: number): void {
    // Of a plain string pdfkit makes a name, and no text.
    const Contents = new String(address);
    this.pdf.link(x, y, width, height, address, { structParent: this.element, Contents } as never);
  }
}

/** Draws what reading software skips: rules, letterhead, page numbers. */
export function artifact(pdf: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', write: () => void): void {
  pdf.markContent('Artifact', { type });
  write();
  pdf.endMarkedContent();
}

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Cells to which a table heading applies; the package's types lack it. */
      scope?: 'Row' | 'Column';
    }
  }
}
