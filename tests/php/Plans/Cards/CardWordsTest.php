<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Cards;

use Closure;
use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Tests\Check;

final class CardWordsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ($this->plans() as $says => [$plan, $words]) {
            yield $says => static fn () => self::says($words, $plan);
        }
        yield 'prices have the currency of the site' => static fn () => self::says(
            ['€12.50'],
            SamplePlan::with(price: 12.5),
            ['currency' => '€'],
        );
        yield 'a currency of letters is separated from the number' => static fn () => self::says(["CHF\u{a0}1,200"], SamplePlan::with(price: 1200.0), ['currency' => 'CHF']);
        yield 'a filter can put the currency after the amount' => static function (): void {
            $behind = ['gazetteer_currency' => static fn (): array => ['sign' => 'zł', 'pattern' => '{amount}{sign}']];
            self::contains("49\u{a0}zł", SamplePlan::words(SamplePlan::drawn(SamplePlan::with(price: 49.0), filters: $behind)));
        };
        yield 'a filter that returns another type is ignored' => static function (): void {
            $broken = ['gazetteer_currency' => static fn (): ?string => null, 'gazetteer_plan_submit_url' => static fn (): array => []];
            self::contains('49', SamplePlan::words(SamplePlan::drawn(SamplePlan::with(price: 49.0), filters: $broken)));
        };
        yield 'only a highlighted plan has a badge' => static function (): void {
            Check::same(1, substr_count(SamplePlan::drawn([SamplePlan::with(isHot: true), SamplePlan::with()]), 'gz-plan-hot'));
            Check::same(1, substr_count(SamplePlan::drawn([SamplePlan::with(isHot: true), SamplePlan::with()]), 'Most popular'));
        };
        yield 'a plan for claims says so' => static fn () => self::contains(
            'Claim with this plan : Hangar',
            SamplePlan::words(SamplePlan::drawn(SamplePlan::with(), PlanStyle::ClaimPlans)),
        );
        yield 'features that listings cannot show are not mentioned' => static function (): void {
            $words = SamplePlan::words(SamplePlan::drawn(SamplePlan::with(unlisted: [])));
            self::contains('Not included Opening hours', $words);
            foreach (['Menu', 'Announcements', 'Deals', 'campaigns', 'Appointments', 'Enquiry', 'Events', 'No ads'] as $word) {
                Check::same('', str_contains($words, $word) ? $words : '');
            }
        };
        yield 'a plan of the older theme is compared by the features that it includes' => static function (): void {
            $brings = SamplePlan::with(unlisted: [], includes: [Inclusion::Events]);
            $words = SamplePlan::words(SamplePlan::drawn([$brings, SamplePlan::with(unlisted: [])]));
            foreach (['Included Events', 'Not included Events'] as $part) {
                self::contains($part, $words);
            }
            Check::same('', str_contains($words, 'Appointments') ? $words : '');
        };
        yield 'a picture from the media library and a picture with only a URL are shown' => static function (): void {
            self::contains('<img src="/picture-5.jpg"', SamplePlan::drawn(SamplePlan::with(picture: 5)));
            self::contains(
                '<img class="gz-plan-picture" src="https://pictures.example/sea.jpg?a=1&amp;b=2" alt="" loading="lazy" decoding="async">',
                SamplePlan::drawn(SamplePlan::with(pictureUrl: 'https://pictures.example/sea.jpg?a=1&b=2')),
            );
        };
        yield 'the billing period is shown if a payment plugin renews the plan' => static function (): void {
            $renews = ['gazetteer_plan_renews' => static fn (): bool => true];
            self::contains('$10 / month per month', SamplePlan::words(SamplePlan::drawn(SamplePlan::with(price: 10.0, days: 30, duration: Duration::Monthly), filters: $renews)));
        };
        yield 'an empty plan causes no error' => static fn () => Check::same('', SamplePlan::drawn([]));
    }

    /** @return iterable<string, array{Plan, list<string>}> */
    private function plans(): iterable
    {
        yield 'a price of zero is shown as free' => [SamplePlan::with(duration: Duration::Monthly), ['Hangar Free Start for free']];
        yield 'a price without a period is paid once' => [SamplePlan::with(price: 49.0), ['$49 paid once Choose this plan']];
        yield 'a monthly price says so in its text and for screen readers' => [SamplePlan::with(price: 9.9, duration: Duration::Monthly), ['$9.90 / month per month Choose']];
        yield 'a yearly price shows the price per month' => [SamplePlan::with(price: 99.0, duration: Duration::Yearly), ['$99 / year per year that is $8.25 a month']];
        yield 'a monthly price with a duration says that it is paid once' => [SamplePlan::with(price: 10.0, days: 30, duration: Duration::Monthly), ['$10 for one month for one month paid once', 'Listed for 30 days']];
        yield 'a monthly price with another duration shows the number of days' => [SamplePlan::with(price: 10.0, days: 90, duration: Duration::Monthly), ['$10 for 90 days for 90 days paid once']];
        yield 'a yearly price with a duration shows it and the price per month' => [SamplePlan::with(price: 96.0, days: 365, duration: Duration::Yearly), ['$96 for one year for one year paid once, that is $8 a month']];
        yield 'large prices have thousands separators' => [SamplePlan::with(price: 12000.0), ['$12,000 paid']];
        yield 'a listing without a duration has no time limit' => [SamplePlan::with(), ['One listing Listed with no time limit']];
        yield 'a duration of one day is shown' => [SamplePlan::with(days: 1), ['Listed for 1 day']];
        yield 'a duration of several days is shown' => [SamplePlan::with(days: 30), ['Listed for 30 days']];
        yield 'a package shows its number of listings' => [SamplePlan::with(isPackage: true, listings: 5), ['5 listings Listed']];
        yield 'a package of one listing shows that' => [SamplePlan::with(isPackage: true, listings: 1), ['1 listing Listed']];
        yield 'a package without a limit shows that' => [SamplePlan::with(isPackage: true), ['Any number of listings']];
        $gallery = [Inclusion::Gallery];
        yield 'a gallery shows its limits of number and size' => [SamplePlan::with(includes: $gallery, images: 12, megabytes: 5.0), ['Up to 12 photos, 5 MB in total']];
        yield 'a gallery shows its limit of number' => [SamplePlan::with(includes: $gallery, images: 1), ['Up to 1 photo']];
        yield 'a gallery shows its limit of size' => [SamplePlan::with(includes: $gallery, megabytes: 2.5), ['Up to 2.5 MB of photos']];
        yield 'included features come first, then the owner’s lines, then missing features' => [
            SamplePlan::with(includes: [Inclusion::Video], unlisted: self::but(Inclusion::Contact, Inclusion::Video), extras: ['A person to call']),
            ['Included Video Included A person to call Not included Contact details'],
        ];
    }

    private static function but(Inclusion ...$listed): array
    {
        return array_values(array_filter(Inclusion::cases(), static fn (Inclusion $one): bool => !in_array($one, $listed, true)));
    }

    /** @param list<string> $words */
    private static function says(array $words, Plan $plan, array $option = []): void
    {
        foreach ($words as $part) {
            self::contains($part, SamplePlan::words(SamplePlan::drawn($plan, option: $option + ['pages' => ['submit' => 7]])));
        }
    }

    private static function contains(string $part, string $whole): void
    {
        Check::same($part, str_contains($whole, $part) ? $part : $whole);
    }
}
