//! The battery of this machine, as Linux reports it in files. On other systems, the window's browser engine is
//! asked first. If neither knows, the state is unknown.

use std::fs;
use std::path::Path;

use app_core::protocol::Battery;

/// Folder where Linux describes each battery and each mains adapter.
pub const FOLDER: &str = "/sys/class/power_supply";

/// Reads the batteries below a folder and adds them up. Returns `None` if this machine has no readable battery.
/// Batteries of a mouse or a headset are ignored.
pub fn read(folder: &Path) -> Option<Battery> {
    let all: Vec<Part> = fs::read_dir(folder).ok()?.filter_map(|entry| part(&entry.ok()?.path())).collect();
    let whole: u64 = all.iter().map(|part| part.whole).sum();
    let left: u64 = all.iter().map(|part| part.left.min(part.whole)).sum();
    let percent = (left * 100).checked_div(whole)? as u8;
    let any = |status: &str| all.iter().any(|part| part.status == status);
    Some(Battery { percent, discharging: any("Discharging") && !any("Charging") })
}

/// One battery, in the unit that its driver uses.
struct Part {
    left: u64,
    whole: u64,
    status: String,
}

fn part(folder: &Path) -> Option<Part> {
    let text = |name: &str| fs::read_to_string(folder.join(name)).map(|text| text.trim().to_owned()).ok();
    let number = |name: &str| text(name)?.parse::<u32>().ok().map(u64::from);
    if text("type")? != "Battery" || text("scope").is_some_and(|scope| scope == "Device") {
        return None;
    }
    let counted = |what: &str| Some((number(&format!("{what}_now"))?, number(&format!("{what}_full"))?));
    let usable = |(_, whole): &(u64, u64)| *whole > 0;
    let hundredths = || number("capacity").map(|left| (left, 100));
    let (left, whole) = counted("energy").or_else(|| counted("charge")).filter(usable).or_else(hundredths)?;
    Some(Part { left, whole, status: text("status").unwrap_or_default() })
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]
mod tests {
    use super::*;

    /// Reads the battery from power supplies, each described by its files.
    fn told(supplies: &[&[(&str, &str)]]) -> Option<(u8, bool)> {
        let folder = tempfile::tempdir().expect("a folder");
        for (n, files) in supplies.iter().enumerate() {
            let supply = folder.path().join(format!("BAT{n}"));
            fs::create_dir(&supply).expect("a folder");
            for (name, text) in *files {
                fs::write(supply.join(name), format!("{text}\n")).expect("written");
            }
        }
        read(folder.path()).map(|battery| (battery.percent, battery.discharging))
    }

    const MAINS: &[(&str, &str)] = &[("type", "Mains"), ("online", "1")];

    #[test]
    fn battery_level_is_read_from_energy_charge_or_capacity() {
        let battery =
            |more: &[(&'static str, &'static str)]| [&[("type", "Battery"), ("status", "Discharging")], more].concat();
        assert_eq!(told(&[&battery(&[("capacity", "19")]), MAINS]), Some((19, true)));
        assert_eq!(told(&[&battery(&[("energy_now", "5000000"), ("energy_full", "50000000")])]), Some((10, true)));
        assert_eq!(
            told(&[&battery(&[("charge_now", "51"), ("charge_full", "50"), ("capacity", "7")])]),
            Some((100, true))
        );
        assert_eq!(told(&[&battery(&[("energy_now", "0"), ("energy_full", "0"), ("capacity", "7")])]), Some((7, true)));
        let two = [
            battery(&[("energy_now", "10"), ("energy_full", "30")]),
            battery(&[("energy_now", "0"), ("energy_full", "70")]),
        ];
        assert_eq!(told(&[&two[0], &two[1]]), Some((10, true)));
    }

    #[test]
    fn discharging_is_reported_only_without_a_charging_battery() {
        for (status, down) in [("Discharging", true), ("Charging", false), ("Full", false), ("Not charging", false)] {
            assert_eq!(
                told(&[&[("type", "Battery"), ("capacity", "9"), ("status", status)]]),
                Some((9, down)),
                "{status}"
            );
        }
        let second = [("type", "Battery"), ("capacity", "9"), ("status", "Charging")];
        let first = [("type", "Battery"), ("capacity", "9"), ("status", "Discharging")];
        assert_eq!(told(&[&first, &second]), Some((9, false)));
        assert_eq!(told(&[&[("type", "Battery"), ("capacity", "9")]]), Some((9, false)));
    }

    #[test]
    fn machine_without_a_battery_reports_nothing() {
        assert_eq!(told(&[]), None);
        assert_eq!(told(&[MAINS]), None);
        assert_eq!(told(&[&[("type", "Battery"), ("scope", "Device"), ("capacity", "9")]]), None);
        assert_eq!(told(&[&[("type", "Battery"), ("capacity", "much")]]), None);
        assert_eq!(read(Path::new("/nowhere")), None);
    }
}
