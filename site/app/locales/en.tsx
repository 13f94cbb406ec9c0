import messages from 'virtual:messages/en';
import { localeRoute } from './locale-layout.tsx';

const { Layout, ErrorBoundary } = localeRoute('en', messages);

export { ErrorBoundary, Layout as default };
