// The build gives the text of a stylesheet.
declare module '@companion/ui/login-dialog.css' {
  const text: string;
  export default text;
}
declare module '@companion/ui/theme-scope.css' {
  const text: string;
  export default text;
}
declare module '@companion/ui/toast.css' {
  const text: string;
  export default text;
}
