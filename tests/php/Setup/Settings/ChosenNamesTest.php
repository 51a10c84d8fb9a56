<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Setup\Settings;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Setup\Settings\ChosenNames;
use Gazetteer\Tests\Check;

final class ChosenNamesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ([
            'nothing' => [[], []],
            'empty fields' => [['listing' => '', 'tag' => ''], []],
            'names of the owner’s own' => [['listing' => 'place', 'category' => 'place-kind'], ['listing' => 'place', 'category' => 'place-kind']],
            'a name that is the set’s own already' => [['listing' => 'gazetteer_listing'], []],
            'parts that nobody knows' => [['menu' => 'x', '0' => 'y'], []],
            'a taxonomy of thirty letters' => [['tag' => str_repeat('t', 30)], ['tag' => str_repeat('t', 30)]],
        ] as $what => [$chosen, $names]) {
            yield "takes {$what}" => static fn () => Check::same($names, ChosenNames::read(DataNames::OWN, $chosen));
        }
        foreach ([
            'a post type of WordPress' => ['listing' => 'page'],
            'a taxonomy of WordPress' => ['category' => 'category'],
            'a word that addresses are made of' => ['tag' => 'year'],
            'the name of another meta' => ['details' => 'gallery_image_ids'],
            'a post type of more than twenty letters' => ['plan' => str_repeat('p', 21)],
            'two that are the same' => ['listing' => 'place', 'plan' => 'place'],
            'one that another part has' => ['listing' => 'gazetteer_plan'],
            'capitals' => ['listing' => 'Place'],
            'markup' => ['listing' => '<b>'],
            'a line break' => ['listing' => "place\n"],
        ] as $what => $chosen) {
            yield "refuses {$what}" => static fn () => Check::same(null, ChosenNames::read(DataNames::OWN, $chosen));
        }
        yield 'compares with the names of the set that was chosen' => static fn () => Check::same([], ChosenNames::read(DataNames::LEGACY, ['listing' => 'listing']));
    }
}
