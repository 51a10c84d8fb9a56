<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Listing;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Listing\ListingLinks;
use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../stubs/cards.php';
require_once __DIR__ . '/../../stubs/links.php';

/** Tests that the page of a listing contains only details that its plan includes, as plain text. */
final class ListingViewTest
{
    private const DETAILS = [
        'tagline_text' => ' By the lake ', 'gAddress' => '1 Main Road', 'phone' => '+41 44', 'website' => 'place.example', 'video' => 'https://videos.example/1',
        'latitude' => '47.4', 'longitude' => '8.5', 'price_status' => 'moderate', 'list_price' => '5',
        'business_hours' => 'closed', 'faqs' => ['faq' => [1 => 'Why?', 2 => 'How?'], 'faqans' => [1 => 'So.']],
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a listing without a plan shows all details' => static fn () => Check::same(
            ['By the lake', '1 Main Road', '+41 44', 'https://place.example', [47.4, 8.5], '$$', [['question' => 'Why?', 'answer' => 'So.']], [9, 7]],
            self::shown(self::view(null)),
        );
        yield 'a plan without features hides all details that are sold' => static fn () => Check::same(
            ['', '', '', '', null, '', [], []],
            self::shown(self::view([])),
        );
        yield 'a plan with only the map shows the map and no telephone number' => static fn () => Check::same(
            ['', '', '', '', [47.4, 8.5], '', [], []],
            self::shown(self::view([Inclusion::Map])),
        );
        yield 'prices are shown in the currency of the site' => static function (): void {
            $GLOBALS['gazetteer_option'] = ['currency' => '€'];
            $price = self::view(null)->price();
            unset($GLOBALS['gazetteer_option']);
            Check::same('Moderate, from €5', $price);
        };
        yield 'invalid opening hours are ignored' => static fn () => Check::same(false, self::view(null)->hours()->areKnown());
        $pictures = [
            'its featured image' => [null, [9, 7], 5, 5],
            'the first photo of its gallery if there is no featured image' => [null, [9, 7], 0, 9],
            'the first photo that still exists' => [null, [404, 7], 404, 7],
            'a photo if the plan does not include the featured image' => [[Inclusion::Gallery], [9, 5], 5, 9],
            'no photo if the plan does not include the gallery' => [[Inclusion::FeaturedImage], [9], 0, 0],
            'no picture without photos' => [null, [], 0, 0],
        ];
        foreach ($pictures as $name => [$includes, $gallery, $image, $picture]) {
            yield "a listing is represented by {$name}" => static fn () => Check::same($picture, self::view($includes, gallery: $gallery, image: $image)->picture());
        }
        $titles = ['Fish &amp; Chips' => 'Fish & Chips', 'Fish & Chips' => 'Fish & Chips', '<b>Bold</b> &lt;3' => 'Bold <3', 'Caf&#233;' => 'Café'];
        foreach ($titles as $kept => $title) {
            yield "the title “{$kept}” is shown as plain text" => static fn () => Check::same($title, self::view(null, $kept)->title());
        }
        $addresses = [
            'place.example/x' => 'https://place.example/x', '//place.example' => 'https://place.example', 'HTTP://place.example' => 'HTTP://place.example',
            'javascript:alert(1)' => '', 'data:text/html,x' => '', 'mailto:a@place.example' => '', '' => '',
        ];
        foreach ($addresses as $typed => $address) {
            yield "the website “{$typed}” links to “{$address}”" => static fn () => Check::same($address, ListingLinks::toUrl($typed));
        }
    }

    /**
     * @param list<Inclusion>|null $includes Null for no plan.
     * @param list<int> $gallery
     */
    private static function view(?array $includes, string $title = 'A place', array $gallery = [9, 5, 7], int $image = 5): ListingView
    {
        $plan = $includes === null ? null : new Plan(3, 'A plan', includes: $includes);

        return new ListingView(new Listing(1, $title, details: self::DETAILS, gallery: $gallery, image: $image), $plan, DataNames::fromSet(DataNames::OWN));
    }

    /** @return list<mixed> */
    private static function shown(ListingView $view): array
    {
        return [$view->tagline(), $view->address(), $view->phone(), $view->website(), $view->position(), $view->priceSigns(), $view->faqs(), $view->gallery()];
    }
}
