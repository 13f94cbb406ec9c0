import type { Plugin } from 'vite';
import { readDocuments } from '../site/server/documents.ts';
import { virtualModule } from './virtual-module.ts';

/** The legal documents and the page about us, for the stories of their screens. */
export const operatorDocuments = (): Plugin =>
  virtualModule('documents', () => readDocuments().documents);
