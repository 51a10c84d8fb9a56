import { VALID } from '../validator/entries.ts';

const NAMES = [...new Set(VALID.map(([name]) => name))];

const field = (name: string) =>
	`<p><label>${name} <span class="wpcf7-form-control-wrap" data-name="${name.replace('[]', '')}">` +
	`<input type="text" name="${name}" class="wpcf7-form-control wpcf7-text" aria-invalid="false"></span></label></p>`;

/**
 * Three variants of the page: with our script, with the two WordPress scripts that the older plugin
 * loads, and without scripts.
 */
export type Path = '/with' | '/core' | '/without';

const HEAD: Record<Path, (sheet: string) => string> = {
	'/with': (sheet) =>
		`<link rel="stylesheet" href="/dist/${sheet}"><script type="module" src="/dist/gazetteer.js" data-gazetteer-adopt="contact-form"></script>`,
	'/core': () =>
		'<script defer src="/core/hooks.min.js"></script><script defer src="/core/i18n.min.js"></script>',
	'/without': () => '',
};

/** A page with a form of fifteen fields, in the markup of the older plugin. */
export const markup = (path: Path, sheet: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><title>Fifteen fields</title>
${HEAD[path](sheet)}
</head>
<body>
<div class="wpcf7 no-js" id="wpcf7-f12-p23-o1" lang="en-US" dir="ltr" data-wpcf7-id="12">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/#wpcf7-f12-p23-o1" method="post" class="wpcf7-form init" novalidate data-status="init">
<fieldset class="hidden-fields-container">
<input type="hidden" name="_wpcf7" value="12"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f12-p23-o1">
</fieldset>
${NAMES.map(field).join('\n')}
<p><input type="submit" value="Send" class="wpcf7-form-control wpcf7-submit has-spinner"></p>
<div class="wpcf7-response-output" aria-hidden="true"></div>
</form>
</div>
<script>var wpcf7 = { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } };</script>
</body>
</html>
`;
