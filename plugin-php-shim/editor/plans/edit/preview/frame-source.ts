import { scriptData } from '../../script-data.ts';

const attribute = (text: string) =>
	text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Returns an empty HTML page with the site's styles. Its content cannot be focused or clicked. */
export function frameSource(): string {
	const { sheets, css } = scriptData().frame;
	const { lang, dir } = document.documentElement;
	const links = sheets.map((sheet) => `<link rel="stylesheet" href="${attribute(sheet)}">`);
	const own = 'html,body{margin:0;min-block-size:0;block-size:auto}body{padding:16px}';
	return [
		`<!doctype html><html lang="${attribute(lang)}" dir="${attribute(dir || 'ltr')}"><head>`,
		`<style>${css.replace(/<\//g, '<\\/')}</style>`,
		...links,
		`<style>${own}</style></head><body inert></body></html>`,
	].join('');
}
