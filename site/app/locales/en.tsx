import messages from 'virtual:messages/en';
import { localeLayout } from './locale-layout.tsx';

export default localeLayout('en', messages);
