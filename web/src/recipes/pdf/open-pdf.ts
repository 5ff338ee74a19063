import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a document for its words alone: no fonts are made, nothing of it is run, nothing is fetched for it. */
export const openPdf = (data: Uint8Array) =>
  getDocument({
    data,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    // errors reach whoever asked; what a document does wrong is no message of ours
    verbosity: 0,
  });
