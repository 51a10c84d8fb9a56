export interface MenuMarkup {
	mark?: boolean;
	/** Print the menu button outside of the menu, in a wrapper with navigation classes. */
	outside?: boolean;
}

/** The essential styles with which the theme shows and hides submenus. */
export const MENU_STYLE = `
	body { margin: 0; font: 16px/1.5 sans-serif; color: #222; background: #fff; }
	.main-navigation ul { margin: 0; padding: 0; list-style: none; }
	.main-navigation li { position: relative; }
	.main-navigation a { display: block; padding: 0 1.25em; line-height: 3.5em; color: #222; text-decoration: none; }
	.main-navigation .sub-menu { position: absolute; width: 12.5em; background: #eee; }
	.menu-toggle { display: none; padding: 0 1em; line-height: 3em; }
	.dropdown-menu-toggle { padding-inline-start: .6em; }
	.dropdown-menu-toggle::before { content: "▾"; }
	@media (min-width: 769px) {
		.main-nav > ul { display: flex; }
		.main-navigation .sub-menu { left: -99999px; opacity: 0; height: 0; overflow: hidden; pointer-events: none; }
		.dropdown-hover .main-navigation li:hover > .sub-menu, .dropdown-hover .main-navigation li.sfHover > .sub-menu,
		.dropdown-click .main-navigation .sub-menu.toggled-on { left: auto; opacity: 1; height: auto; overflow: visible; pointer-events: auto; }
	}
	@media (max-width: 768px) {
		.menu-toggle { display: block; }
		#site-navigation.has-outside .menu-toggle { display: none; }
		.main-navigation .main-nav { display: none; }
		.main-navigation.toggled .main-nav { display: block; }
		.main-navigation .sub-menu { display: none; position: static; width: auto; }
		.main-navigation .sub-menu.toggled-on { display: block; }
	}`;

const ARROW = '<span role="presentation" class="dropdown-menu-toggle"></span>';

/** A menu in the theme's markup. */
export const themeMenu = ({ mark, outside }: MenuMarkup) => `
${outside ? '<nav id="mobile-menu-control-wrapper" class="main-navigation mobile-menu-control-wrapper"><button class="menu-toggle" data-nav="site-navigation" aria-controls="primary-menu" aria-expanded="false">Menu</button></nav>' : ''}
<nav id="site-navigation" class="main-navigation${outside ? ' has-outside' : ''}" aria-label="Primary"${mark ? ' data-gazetteer="site-menu"' : ''}>
	<button class="menu-toggle" aria-controls="primary-menu" aria-expanded="false">Menu</button>
	<div id="primary-menu" class="main-nav"><ul id="menu-main" class="menu sf-menu">
		<li id="menu-item-1" class="menu-item menu-item-has-children"><a href="#places">Places${ARROW}</a>
			<ul class="sub-menu"><li id="menu-item-2" class="menu-item"><a href="#harbour">Harbour</a></li>
				<li id="menu-item-3" class="menu-item menu-item-has-children"><a href="#hills">Hills${ARROW}</a>
					<ul class="sub-menu"><li class="menu-item"><a href="#bench">Bench</a></li></ul></li></ul></li>
		<li id="menu-item-4" class="menu-item menu-item-has-children"><a href="#">Plans${ARROW}</a>
			<ul class="sub-menu"><li class="menu-item"><a href="#free">Free</a></li></ul></li>
		<li id="menu-item-5" class="menu-item"><a href="#contact">Contact</a></li>
	</ul></div>
</nav>`;

/** A menu of nested lists without theme markup. */
export const plainMenu = ({ mark }: MenuMarkup) => `
<nav aria-label="Pages"${mark ? ' data-gazetteer="site-menu"' : ''}><ul>
	<li><a href="#places">Places</a><ul><li><a href="#harbour">Harbour</a></li>
		<li><a href="#hills">Hills</a><ul><li><a href="#bench">Bench</a></li></ul></li></ul></li>
	<li><a href="#contact">Contact</a></li>
</ul></nav>`;
