/** @jsxRuntime classic */
/** @jsx createElement */
import './screen.css';
import './rows.css';
import './first-plan.css';
import './edit-plan.css';
import './plan-parts.css';
import './plan-categories.css';
import './preview.css';
import './said.css';
import './less-room.css';
import { createElement, createRoot } from '@wordpress/element';
import { Screen } from './screen.tsx';

const place = document.getElementById('gazetteer-plans');
if (place) createRoot(place).render(<Screen />);
