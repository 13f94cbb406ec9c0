import messages from 'virtual:messages/ja';
import { localeLayout } from './locale-layout.tsx';

export default localeLayout('ja', messages);
