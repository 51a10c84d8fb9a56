<?php
// This file is generated. Do not modify it manually.
return array(
	'chosen-plan' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/chosen-plan',
		'version' => '0.1.0',
		'title' => 'Chosen plan',
		'category' => 'widgets',
		'icon' => 'yes-alt',
		'description' => 'Shows the plan that the visitor chose. Add it to the page where listings are submitted.',
		'keywords' => array(
			'plan',
			'price',
			'listing',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'supports' => array(
			'html' => false,
			'multiple' => false,
			'align' => array(
				'wide'
			),
			'spacing' => array(
				'margin' => true
			)
		)
	),
	'contact-form' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/contact-form',
		'version' => '0.1.0',
		'title' => 'Contact form',
		'category' => 'widgets',
		'icon' => 'email',
		'description' => 'A form that visitors use to write to you. Create forms under “Contact”, then insert them into any page.',
		'keywords' => array(
			'contact',
			'form',
			'email',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'attributes' => array(
			'form' => array(
				'type' => 'integer',
				'default' => 0
			)
		),
		'supports' => array(
			'html' => false,
			'align' => array(
				'wide'
			),
			'spacing' => array(
				'margin' => true
			)
		)
	),
	'directory' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/directory',
		'version' => '0.1.0',
		'title' => 'Directory',
		'category' => 'widgets',
		'icon' => 'location-alt',
		'description' => 'Your listings, with search, and categories and locations to filter by.',
		'keywords' => array(
			'listings',
			'places',
			'search',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'attributes' => array(
			'categories' => array(
				'type' => 'string',
				'default' => ''
			),
			'locations' => array(
				'type' => 'string',
				'default' => ''
			),
			'perPage' => array(
				'type' => 'integer',
				'default' => 12,
				'minimum' => 1,
				'maximum' => 100
			),
			'order' => array(
				'type' => 'string',
				'enum' => array(
					'newest',
					'title'
				),
				'default' => 'newest'
			),
			'look' => array(
				'type' => 'string',
				'enum' => array(
					'grid',
					'list'
				),
				'default' => 'grid'
			),
			'search' => array(
				'type' => 'boolean',
				'default' => true
			),
			'map' => array(
				'type' => 'boolean',
				'default' => true
			)
		),
		'supports' => array(
			'html' => false,
			'align' => array(
				'wide',
				'full'
			),
			'spacing' => array(
				'margin' => true
			)
		)
	),
	'link-tracking' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/link-tracking',
		'version' => '0.1.0',
		'title' => 'Link clicks',
		'category' => 'widgets',
		'icon' => 'chart-bar',
		'description' => 'Counts clicks on links to other sites, partners, files, phone numbers and email addresses.',
		'keywords' => array(
			'analytics',
			'clicks',
			'outbound',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'attributes' => array(
			
		),
		'supports' => array(
			'html' => false
		),
		'example' => array(
			'innerBlocks' => array(
				array(
					'name' => 'core/paragraph',
					'attributes' => array(
						'content' => '…'
					)
				)
			)
		)
	),
	'listing-actions' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-actions',
		'version' => '0.1.0',
		'title' => 'Listing action bar',
		'category' => 'theme',
		'icon' => 'smartphone',
		'description' => 'A bar with Call, Directions and Website at the bottom of phone screens.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'multiple' => false
		)
	),
	'listing-claim' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-claim',
		'version' => '0.1.0',
		'title' => 'Claim listing',
		'category' => 'theme',
		'icon' => 'businessperson',
		'description' => 'A link for owners to claim a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'multiple' => false
		)
	),
	'listing-contact' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-contact',
		'version' => '0.1.0',
		'title' => 'Listing contact',
		'category' => 'theme',
		'icon' => 'phone',
		'description' => 'Address, phone, website and other contact details of a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-description' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-description',
		'version' => '0.1.0',
		'title' => 'Listing description',
		'category' => 'theme',
		'icon' => 'text',
		'description' => 'The text of a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-faqs' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-faqs',
		'version' => '0.1.0',
		'title' => 'Listing questions',
		'category' => 'theme',
		'icon' => 'editor-help',
		'description' => 'Questions and answers of a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-features' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-features',
		'version' => '0.1.0',
		'title' => 'Listing features',
		'category' => 'theme',
		'icon' => 'yes',
		'description' => 'The features and tags of a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-fields' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-fields',
		'version' => '0.1.0',
		'title' => 'Listing details',
		'category' => 'theme',
		'icon' => 'list-view',
		'description' => 'The custom fields of a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-form' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-form',
		'version' => '0.1.0',
		'title' => 'Listing form',
		'category' => 'widgets',
		'icon' => 'edit-page',
		'description' => 'The form that owners use to submit and edit a listing.',
		'keywords' => array(
			'submit',
			'add listing',
			'edit',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'attributes' => array(
			'severalCategories' => array(
				'type' => 'boolean',
				'default' => false
			),
			'severalLocations' => array(
				'type' => 'boolean',
				'default' => false
			),
			'listing' => array(
				'type' => 'integer',
				'default' => 0,
				'minimum' => 0
			)
		),
		'supports' => array(
			'html' => false,
			'multiple' => false,
			'align' => array(
				'wide'
			),
			'spacing' => array(
				'margin' => true
			)
		)
	),
	'listing-gallery' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-gallery',
		'version' => '0.1.0',
		'title' => 'Listing photos',
		'category' => 'theme',
		'icon' => 'format-gallery',
		'description' => 'The photos and the video of a listing. Visitors open them on the page.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'align' => array(
				'wide',
				'full'
			),
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-hours' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-hours',
		'version' => '0.1.0',
		'title' => 'Listing opening hours',
		'category' => 'theme',
		'icon' => 'clock',
		'description' => 'The opening hours of a listing, and whether it is open now.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-map' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-map',
		'version' => '0.1.0',
		'title' => 'Listing map',
		'category' => 'theme',
		'icon' => 'location',
		'description' => 'The place of a listing, with links to a map and directions.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-nearby' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-nearby',
		'version' => '0.1.0',
		'title' => 'Nearby listings',
		'category' => 'theme',
		'icon' => 'location-alt',
		'description' => 'Cards of the listings nearest to a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'attributes' => array(
			'limit' => array(
				'type' => 'integer',
				'default' => 3,
				'minimum' => 1,
				'maximum' => 12
			)
		),
		'supports' => array(
			'html' => false,
			'align' => array(
				'wide',
				'full'
			),
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-related' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-related',
		'version' => '0.1.0',
		'title' => 'Similar listings',
		'category' => 'theme',
		'icon' => 'screenoptions',
		'description' => 'Cards of listings in the same categories as a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'attributes' => array(
			'limit' => array(
				'type' => 'integer',
				'default' => 3,
				'minimum' => 1,
				'maximum' => 12
			)
		),
		'supports' => array(
			'html' => false,
			'align' => array(
				'wide',
				'full'
			),
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-reviews' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-reviews',
		'version' => '0.1.0',
		'title' => 'Listing reviews',
		'category' => 'theme',
		'icon' => 'star-half',
		'description' => 'The reviews of a listing, with their average, a filter, and a form for a new review.',
		'keywords' => array(
			'rating',
			'stars',
			'listing',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'multiple' => false
		)
	),
	'listing-share' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-share',
		'version' => '0.1.0',
		'title' => 'Share listing',
		'category' => 'theme',
		'icon' => 'share',
		'description' => 'A button that shares the page of a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-summary' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-summary',
		'version' => '0.1.0',
		'title' => 'Listing summary',
		'category' => 'theme',
		'icon' => 'info-outline',
		'description' => 'Tagline, categories, place, prices and “Open now” of a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'spacing' => array(
				'margin' => true,
				'padding' => true
			),
			'color' => array(
				'background' => true,
				'text' => true
			)
		)
	),
	'listing-write' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/listing-write',
		'version' => '0.1.0',
		'title' => 'Write to this business',
		'category' => 'theme',
		'icon' => 'email-alt',
		'description' => 'The form with which visitors write to the owner of a listing.',
		'keywords' => array(
			'listing',
			'place',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'usesContext' => array(
			'postId',
			'postType'
		),
		'supports' => array(
			'html' => false,
			'multiple' => false
		)
	),
	'my-listings' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/my-listings',
		'version' => '0.1.0',
		'title' => 'My listings',
		'category' => 'widgets',
		'icon' => 'list-view',
		'description' => 'Shows logged-in owners their listings and orders. Owners can edit, renew and delete their listings.',
		'keywords' => array(
			'dashboard',
			'account',
			'owner',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'supports' => array(
			'html' => false,
			'multiple' => false,
			'align' => array(
				'wide'
			),
			'spacing' => array(
				'margin' => true
			)
		)
	),
	'plan-chooser' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/plan-chooser',
		'version' => '0.1.0',
		'title' => 'Plans',
		'category' => 'widgets',
		'icon' => 'money-alt',
		'description' => 'The plans that owners of listings choose from, by category and billing period.',
		'keywords' => array(
			'pricing',
			'plans',
			'price',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'attributes' => array(
			'style' => array(
				'type' => 'string',
				'enum' => array(
					'vertical_view_1',
					'vertical_view_2',
					'vertical_view_3',
					'vertical_view_4',
					'vertical_view_5',
					'vertical_view_6',
					'vertical_view_7',
					'vertical_view_8',
					'vertical_view_9',
					'horizontal_view_1',
					'horizontal_view_2',
					'claim_plans'
				),
				'default' => 'vertical_view_1'
			),
			'kind' => array(
				'type' => 'string',
				'enum' => array(
					'standard',
					'exclusive'
				),
				'default' => 'standard'
			),
			'categories' => array(
				'type' => 'string',
				'default' => ''
			),
			'period' => array(
				'type' => 'string',
				'enum' => array(
					'monthly',
					'yearly'
				),
				'default' => 'monthly'
			),
			'toggle' => array(
				'type' => 'boolean',
				'default' => true
			)
		),
		'supports' => array(
			'html' => false,
			'align' => array(
				'wide',
				'full'
			),
			'spacing' => array(
				'margin' => true
			)
		),
		'example' => array(
			
		)
	),
	'reading-progress' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/reading-progress',
		'version' => '0.1.0',
		'title' => 'Reading progress',
		'category' => 'widgets',
		'icon' => 'minus',
		'description' => 'A bar at the edge of the window that shows how far the visitor has scrolled.',
		'keywords' => array(
			'progress',
			'scroll',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'attributes' => array(
			'edge' => array(
				'type' => 'string',
				'enum' => array(
					'top',
					'bottom'
				),
				'default' => 'top'
			),
			'offset' => array(
				'type' => 'integer',
				'minimum' => 0,
				'maximum' => 200,
				'default' => 0
			),
			'colour' => array(
				'type' => 'string',
				'default' => ''
			)
		),
		'supports' => array(
			'html' => false,
			'multiple' => false,
			'reusable' => false
		),
		'example' => array(
			
		)
	),
	'scroll-top' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/scroll-top',
		'version' => '0.1.0',
		'title' => 'Scroll to top',
		'category' => 'widgets',
		'icon' => 'arrow-up-alt',
		'description' => 'A button that appears after scrolling and scrolls back to the top of the page.',
		'keywords' => array(
			'back to top',
			'button',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'attributes' => array(
			'label' => array(
				'type' => 'string',
				'default' => ''
			),
			'text' => array(
				'type' => 'string',
				'default' => ''
			),
			'side' => array(
				'type' => 'string',
				'enum' => array(
					'end',
					'start'
				),
				'default' => 'end'
			),
			'offset' => array(
				'type' => 'integer',
				'minimum' => 0,
				'maximum' => 200,
				'default' => 24
			),
			'colour' => array(
				'type' => 'string',
				'default' => ''
			)
		),
		'supports' => array(
			'html' => false,
			'multiple' => false,
			'reusable' => false
		),
		'example' => array(
			
		)
	),
	'section-backgrounds' => array(
		'$schema' => 'https://schemas.wp.org/trunk/block.json',
		'apiVersion' => 3,
		'name' => 'gazetteer/section-backgrounds',
		'version' => '0.1.0',
		'title' => 'Section with a background',
		'category' => 'design',
		'icon' => 'cover-image',
		'description' => 'A section whose background image loads shortly before it scrolls into view.',
		'keywords' => array(
			'background',
			'lazy',
			'image',
			'gazetteer'
		),
		'textdomain' => 'gazetteer',
		'editorScript' => 'gazetteer-editor',
		'render' => 'file:./render.php',
		'attributes' => array(
			'image' => array(
				'type' => 'string',
				'default' => ''
			),
			'imageId' => array(
				'type' => 'integer',
				'default' => 0
			),
			'position' => array(
				'type' => 'string',
				'enum' => array(
					'center',
					'top',
					'bottom',
					'left',
					'right'
				),
				'default' => 'center'
			),
			'size' => array(
				'type' => 'string',
				'enum' => array(
					'cover',
					'contain',
					'auto'
				),
				'default' => 'cover'
			),
			'overlay' => array(
				'type' => 'integer',
				'minimum' => 0,
				'maximum' => 90,
				'default' => 0
			),
			'height' => array(
				'type' => 'integer',
				'minimum' => 0,
				'maximum' => 2000,
				'default' => 0
			)
		),
		'supports' => array(
			'html' => false,
			'align' => array(
				'wide',
				'full'
			),
			'color' => array(
				'background' => true,
				'text' => true,
				'link' => true
			),
			'spacing' => array(
				'padding' => true,
				'margin' => array(
					'top',
					'bottom'
				)
			)
		),
		'example' => array(
			'attributes' => array(
				'height' => 160
			),
			'innerBlocks' => array(
				array(
					'name' => 'core/paragraph',
					'attributes' => array(
						'content' => '…'
					)
				)
			)
		)
	)
);
