<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans;

use Closure;
use Gazetteer\Contract\Duration;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanFor;
use Gazetteer\Plans\LegacyOptions;
use Gazetteer\Plans\PlanPost;
use Gazetteer\Tests\Check;

/** Tests how a stored plan is read, including the formats of the legacy theme. */
final class PlanPostTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $prices = ['' => 0.0, '0' => 0.0, '9' => 9.0, '9.50' => 9.5, '9,50' => 9.5, '1,200' => 1200.0, '1,200.50' => 1200.5, '1.200,50' => 1200.5, '€ 20' => 20.0, '20,-' => 20.0, '-5' => 5.0, 'free' => 0.0];
        foreach ($prices as $typed => $amount) {
            yield "the price “{$typed}” is read" => static fn () => Check::same($amount, self::read(['plan_price' => (string) $typed])->price);
        }
        yield 'all properties of a plan are read' => static function (): void {
            $plan = self::read([
                'plan_package_type' => 'Package', 'plan_time' => '30', 'plan_text' => '5', 'plan_hot' => 'true', 'plan_duration_type' => 'yearly',
                'plan_usge_for' => 'by category', 'lp_selected_cats' => ['3', '8', 'x', '3'], 'plan_no_of_img' => '12', 'plan_img_lmt' => '2.5',
                'lp_price_plan_addmore' => ['One line', '', 'Another'], 'plan_title_color' => '#aBcDeF', 'lp_price_plan_bg' => '9',
            ]);
            Check::same([true, 30, 5, true, Duration::Yearly], [$plan->isPackage, $plan->days, $plan->listings, $plan->isHot, $plan->duration]);
            Check::same([true, [3, 8], 12, 2.5], [$plan->isByCategory, $plan->categories, $plan->images, $plan->megabytes]);
            Check::same([['One line', 'Another'], '#aBcDeF', 9], [$plan->extras, $plan->colour, $plan->picture]);
        };
        yield 'included and unmentioned features are read' => static function (): void {
            $plan = self::read(['contact_show' => 'true', 'map_show' => 'false', 'contact_show_hide' => '', 'map_show_hide' => 'hide', 'listingproc_faq_show_hide' => '1']);
            Check::same([['contact_show'], ['map_show', 'listingproc_faq']], [$plan->includes, $plan->unlisted]);
        };
        yield 'features of other plugins are read by their slugs' => static function (): void {
            $plan = self::read(['gazetteer_feature_chat' => 'true', 'gazetteer_feature_tours' => 'false', 'gazetteer_feature_tours_show_hide' => 'hide']);
            Check::same([['chat'], ['tours'], true], [$plan->includes, $plan->unlisted, $plan->has('chat')]);
        };
        yield 'the audience is read from the legacy theme’s field' => static fn () => Check::same(
            PlanFor::Claim,
            self::read(['lp_listingpro_options' => ['plan_for' => 'claimonly']])->for,
        );
        $theirs = ['lp_price_plan_addmore' => ['A line'], 'lp_price_plan_bg' => 'https://pictures.example/sea.jpg'];
        yield 'extra lines and picture are read from the legacy theme’s array first' => static function () use ($theirs): void {
            $plan = self::read(['lp_listingpro_options' => $theirs, 'lp_price_plan_addmore' => ['Another'], 'lp_price_plan_bg' => '9']);
            Check::same([['A line'], 0, 'https://pictures.example/sea.jpg'], [$plan->extras, $plan->picture, $plan->pictureUrl]);
        };
        yield 'extra lines and picture are read from their own fields otherwise' => static function (): void {
            foreach (['x', [], ['lp_price_plan_addmore' => '', 'lp_price_plan_bg' => ''], ['lp_price_plan_addmore' => ['', ['x']], 'lp_price_plan_bg' => ['url' => 'x']]] as $theirs) {
                $plan = self::read(['lp_listingpro_options' => $theirs, 'lp_price_plan_addmore' => ['Another'], 'lp_price_plan_bg' => '9']);
                Check::same([['Another'], 9, ''], [$plan->extras, $plan->picture, $plan->pictureUrl]);
            }
        };
        yield 'only web addresses are accepted as the URL of a picture' => static function (): void {
            foreach (['javascript:alert(1)', 'data:image/png;base64,AA', '/picture.jpg', 'https://', 'https://x.example/a"b'] as $address) {
                $plan = self::read(['lp_listingpro_options' => ['lp_price_plan_bg' => $address]]);
                Check::same([0, ''], [$plan->picture, $plan->pictureUrl]);
            }
            Check::same('http://x.example/a%20b.png?c=1', self::read(['lp_price_plan_bg' => 'http://x.example/a%20b.png?c=1'])->pictureUrl);
        };
        yield 'extra lines and picture are written into the legacy theme’s array, and its other values stay' => static fn () => Check::same(
            [
                ['plan_for' => 'claimonly', 'lp_price_plan_addmore' => ['New'], 'lp_price_plan_bg' => 'https://pictures.example/sea.jpg', 'x' => ['y' => 1]],
                ['plan_for' => 'claimonly', 'lp_price_plan_bg' => ''],
            ],
            [
                LegacyOptions::replace(['plan_for' => 'claimonly'] + $theirs + ['x' => ['y' => 1]], ['lp_price_plan_addmore' => ['New'], 'plan_price' => '9']),
                LegacyOptions::replace(['plan_for' => 'claimonly'], ['lp_price_plan_bg' => '', 'plan_for' => '']),
            ],
        );
        yield 'the last choice of the owner is used, including “for anything”' => static fn () => Check::same(
            [null, PlanFor::Listing],
            [self::read(['plan_for' => '', 'lp_listingpro_options' => ['plan_for' => 'claimonly']])->for, self::read(['plan_for' => 'listingonly', 'lp_listingpro_options' => 'x'])->for],
        );
        yield 'the categories of a plan that was set back to “default” are ignored' => static fn () => Check::same(
            [[], false, [3], false],
            [
                self::read(['plan_usge_for' => 'default', 'lp_selected_cats' => ['3']])->categories,
                self::read(['plan_usge_for' => 'default', 'lp_selected_cats' => ['3']])->isByCategory,
                self::read(['lp_selected_cats' => ['3']])->categories,
                self::read(['lp_selected_cats' => ['3']])->isByCategory,
            ],
        );
        yield 'an invalid color is ignored' => static fn () => Check::same('', self::read(['plan_title_color' => 'red;}'])->colour);
        yield 'lists and objects instead of texts are ignored' => static function (): void {
            $plan = self::read(['plan_price' => ['9'], 'plan_time' => ['x' => 1], 'plan_duration_type' => ['yearly'], 'lp_selected_cats' => 'none']);
            Check::same([0.0, 0, null, []], [$plan->price, $plan->days, $plan->duration, $plan->categories]);
        };
    }

    private static function read(array $metas): Plan
    {
        return PlanPost::fromMetas(1, 'A plan', '', $metas);
    }
}
