<?php

/**
 * The public names of classes that are defined in the folders of features. The autoloader reads this list for
 * `implements`, `new` and `class_exists()`. Each class also registers its alias in its own file, because PHP does not
 * call the autoloader for parameter types.
 */

declare(strict_types=1);

return [
    'Gazetteer\Api\Bounds' => \Gazetteer\Search\Domain\Bounds::class,
    'Gazetteer\Api\Entry' => \Gazetteer\ContactForm\Domain\Entries\Entry::class,
    'Gazetteer\Api\Form' => \Gazetteer\ContactForm\Domain\Form::class,
    'Gazetteer\Api\FormField' => \Gazetteer\Kernel\Fields\Domain\FormField::class,
    'Gazetteer\Api\Listing' => \Gazetteer\Listings\Domain\Listing::class,
    'Gazetteer\Api\ListingOrder' => \Gazetteer\Search\Domain\ListingOrder::class,
    'Gazetteer\Api\ListingPage' => \Gazetteer\Search\Domain\ListingPage::class,
    'Gazetteer\Api\ListingQuery' => \Gazetteer\Search\Domain\ListingQuery::class,
    'Gazetteer\Api\ListingSearch' => \Gazetteer\Search\Domain\ListingSearch::class,
    'Gazetteer\Api\Mail' => \Gazetteer\Kernel\Mail\Domain\Mail::class,
    'Gazetteer\Api\MailAddress' => \Gazetteer\Kernel\Mail\Domain\MailAddress::class,
    'Gazetteer\Api\Nearby' => \Gazetteer\Search\Domain\Nearby::class,
    'Gazetteer\Api\Order' => \Gazetteer\Plans\Domain\Order::class,
    'Gazetteer\Api\Outcome' => \Gazetteer\ContactForm\Domain\Outcome::class,
    'Gazetteer\Api\Plan' => \Gazetteer\Plans\Domain\Plan::class,
    'Gazetteer\Api\Plans' => \Gazetteer\Listings\ListingPlans::class,
    'Gazetteer\Api\Posted' => \Gazetteer\ContactForm\Domain\Submission\Posted::class,
];
