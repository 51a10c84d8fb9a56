/** A policy that forbids inline code, other hosts, and strings as code or HTML. */
export const STRICT_POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; require-trusted-types-for 'script'; trusted-types gazetteer">`;
