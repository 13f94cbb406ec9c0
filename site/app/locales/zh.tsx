import messages from 'virtual:messages/zh';
import { localeRoute } from './locale-layout.tsx';

const { Layout, ErrorBoundary } = localeRoute('zh', messages);

export { ErrorBoundary, Layout as default };
