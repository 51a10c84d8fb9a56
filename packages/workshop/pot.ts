import { writeFileSync } from 'node:fs';
import { checkoutFolder } from './checkout.ts';
import { makeTemplate, templateFile } from './translations/template.ts';

const checkout = checkoutFolder();
writeFileSync(templateFile(checkout), makeTemplate(checkout));
console.log(`wrote ${templateFile(checkout)}`);
