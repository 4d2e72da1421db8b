export default function Wounds() {
  return null;
}
