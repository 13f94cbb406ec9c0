import messages from 'virtual:messages/ja';
import { localeRoute } from './locale-layout.tsx';

const { Layout, ErrorBoundary } = localeRoute('ja', messages);

export { ErrorBoundary, Layout as default };
