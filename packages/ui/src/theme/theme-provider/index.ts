export { ThemeProvider, type ThemeProviderProps } from './theme-provider.tsx';
