<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Cards;

use Closure;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Cards\PlanCardWriter;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;

require_once __DIR__ . '/../../stubs/cards.php';

/** Creates plans with some changed properties, and their cards on a site with a submit page. */
final class SamplePlan
{
    public static function with(mixed ...$facts): Plan
    {
        return new Plan(...$facts + ['id' => 11, 'title' => 'Hangar', 'unlisted' => Inclusion::cases()]);
    }

    /** @param array<string, Closure> $filters */
    public static function drawn(
        Plan|array $plans,
        PlanStyle $style = PlanStyle::VerticalView1,
        int $category = 0,
        array $option = ['pages' => ['submit' => 7]],
        array $filters = [],
    ): string {
        $GLOBALS['gazetteer_option'] = $option;
        $GLOBALS['gazetteer_filters'] = $filters;
        try {
            return (new PlanCardWriter(new Settings()))->draw(is_array($plans) ? $plans : [$plans], $style, $category);
        } finally {
            unset($GLOBALS['gazetteer_option'], $GLOBALS['gazetteer_filters']);
        }
    }

    /** The visible and accessible text of markup, in one line. */
    public static function words(string $html): string
    {
        return trim((string) preg_replace('/\s+/', ' ', html_entity_decode(strip_tags(str_replace('<', ' <', $html)), ENT_QUOTES)));
    }
}
