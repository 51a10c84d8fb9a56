import { business } from './forms/business.ts';
import { contact } from './forms/contact.ts';
import { correction } from './forms/correction.ts';
import { note } from './forms/note.ts';
import { suggestion } from './forms/suggestion.ts';
import type { PlannedForm } from './content.ts';

export const forms = (): PlannedForm[] => [contact, correction, suggestion, note, business];
