import messages from 'virtual:messages/zh';
import { localeLayout } from './locale-layout.tsx';

export default localeLayout('zh', messages);
